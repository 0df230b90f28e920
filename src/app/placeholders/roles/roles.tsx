export { default } from '../general/general.tsx';
