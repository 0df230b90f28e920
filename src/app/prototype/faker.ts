import { en, Faker } from '@faker-js/faker';
import { mulberry32 } from '#core/product.ts';

/** One language, and a random generator that is fast to seed for every cell. */
export const faker = new Faker({ locale: [en], randomizer: mulberry32() });
