/** The door to the closing rules: for chunks that are fetched once a page is painted, the server and the command line. */
export {
  type Closing,
  closingOf,
  type Finding,
  type Judgement,
  judge,
  type Place,
} from './rules/index.ts';
