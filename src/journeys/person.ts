import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { AWAITED } from './patience.ts';

export interface PersonOptions {
  readonly name?: string;
  readonly role?: string;
  readonly width?: number;
  readonly dark?: boolean;
  /** A touch screen, 390 px wide. */
  readonly isPhone?: boolean;
  /** Where they reach the server, if not where the others do. */
  readonly url?: string;
  /** A browser whose tabs cannot share one line to the server; what its pages send can be tampered with. */
  readonly ownLine?: boolean;
  /** A browser that is idle now and then, and so fetches all files of the app ahead; others fetch what they open. */
  readonly idle?: boolean;
  /** Sits on when the test is over in which they sat down. */
  readonly stays?: boolean;
}

/** The button that opens the form to decide: other words than those of anybody, or any where nobody has answered. */
export const DECIDES = /^(Decide|Other) …$/;

/** Whether each step is recorded, for a journey that fails: TRACE=1. It takes a third longer. */
const IS_TRACED = process.env.TRACE === '1';

/** All who sit at a browser at this moment. */
export const sitting = new Set<Person>();

/** Whether all have a phone in their hand but those whose window is said to be wide: `npm run touch`. */
const isTouched = ({ width = 390 }: PersonOptions) => process.env.TOUCH === '1' && width === 390;

/** Whose browser has a touch screen: there whatever a journey clicks is tapped. */
const touched = new WeakSet<BrowserContext>();

/** What a phone folds away, and where: looked into in turn for what does not show. */
const FOLDED_INTO = ['More of the walkthrough', 'Menu'];

/** Milliseconds after which something is looked for in what is folded away. */
const LOOKED_FOR = 1_500;

/** Every locator is made of the same parts. */
function tapsWhereTouched(page: Page): void {
  const parts: Locator = Object.getPrototypeOf(page.locator('body'));
  const { click } = parts;
  if (click.name === 'tapOrClick') return;
  parts.click = async function tapOrClick(this: Locator, options) {
    if (!touched.has(this.page().context())) return click.call(this, options);
    await unfold(this.first());
    return this.tap(options);
  };
}

async function unfold(target: Locator): Promise<void> {
  const shows = () =>
    target.waitFor({ timeout: LOOKED_FOR }).then(
      () => true,
      () => false,
    );
  for (const name of FOLDED_INTO) {
    if (await shows()) return;
    const menu = target.page().getByRole('button', { name, exact: true });
    if (await menu.isVisible()) await menu.tap();
  }
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Somebody at a browser. Every error of the page counts as a failure of the journey. */
export class Person {
  readonly troubles: string[] = [];

  page: Page;
  /** Paths of what its browser has got from the server. */
  private readonly fetched = new Set<string>();
  private readonly context: BrowserContext;
  private readonly url: string;
  private readonly name: string;

  private constructor(page: Page, context: BrowserContext, url: string, name: string) {
    this.page = page;
    this.context = context;
    this.url = url;
    this.name = name;
    this.listens();
  }

  private listens(): void {
    this.page.on('requestfinished', (request) => this.fetched.add(new URL(request.url()).pathname));
    this.page.on('pageerror', (error) => this.troubles.push(error.message));
    this.page.on('console', (message) => message.type() === 'error' && this.troubles.push(message.text()));
  }

  static async sitDown(browser: Browser, url: string, options: PersonOptions = {}): Promise<Person> {
    const { width = 1440, dark = false, isPhone = isTouched(options) } = options;
    const context = await browser.newContext({
      ...(isPhone ? PHONE : { viewport: { width, height: 900 } }),
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    if (options.name) {
      const speaker = JSON.stringify({ name: options.name, role: options.role ?? '' });
      await context.addInitScript((text) => localStorage.setItem('specwalk.speaker', text), speaker);
    }
    if (!options.idle) await context.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));
    if (options.ownLine) await context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
    context.setDefaultTimeout(AWAITED);
    if (IS_TRACED) await context.tracing.start({ screenshots: true, snapshots: true });
    const page = await context.newPage();
    if (isPhone) touched.add(context);
    tapsWhereTouched(page);
    const person = new Person(page, context, url, options.name ?? 'somebody');
    sitting.add(person);
    return person;
  }

  /**
   * Goes to an address as the back button does, without loading the app again: by way of another page where the path
   * stays the same. It is loaded where it is not there yet, and where the address holds a secret.
   */
  async goes(path: string): Promise<void> {
    const { pathname, hash } = new URL(path, this.url);
    const frame = this.page.locator('.frame');
    if (hash || (await frame.count()) === 0) return await this.loads(path);
    const here = await frame.getAttribute('data-path');
    if (here === decodeURI(pathname)) await this.goes('/nowhere');
    const before = here === decodeURI(pathname) ? '/nowhere' : here;
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    // Some addresses lead on to another one.
    await expect.poll(() => frame.getAttribute('data-path')).not.toBe(before);
    await this.page.locator('.stage-waiting').waitFor({ state: 'detached' });
  }

  /** Goes on in a new tab of their browser; the old one is closed. */
  async opensTab(): Promise<void> {
    const before = this.page;
    this.page = await this.context.newPage();
    this.listens();
    await before.close();
  }

  /** Loads the app at an address, as whoever types it does. */
  async loads(path: string): Promise<void> {
    await this.page.goto(this.url + path);
    await this.page.locator('main:not([aria-busy]) h1').first().waitFor();
  }

  /**
   * From now on every command of this page is done by the server and its acknowledgement gets lost. Needs a line of its
   * own. What it returns mends that, after the acknowledgements that are under way are lost too.
   */
  async losesAcknowledgements(): Promise<() => Promise<void>> {
    await this.page.route('**/api/commands', async (route) => {
      await route.fetch();
      await route.abort();
    });
    return () => this.page.unrouteAll({ behavior: 'wait' });
  }

  /** From now on files of these names stay on their way to this page, until what it returns is called. */
  async waitsFor(files: RegExp): Promise<() => void> {
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await this.page.route(files, (route) => held.then(() => route.continue()));
    return letIn;
  }

  /** The card of a question beside its screen. */
  card(question: string): Locator {
    return this.page.locator(`[data-question="${question}"]`);
  }

  /** The form in which one answers a question. */
  form(question: string): Locator {
    return this.page.locator(`form[data-answer="${question}"]`);
  }

  /** Puts the keyboard where the answer is typed. */
  async focusAnswer(question: string): Promise<void> {
    await this.form(question).locator('.shape-input :is(input, textarea, button)').first().focus();
  }

  /** Pastes a text into whatever has the keyboard, as a spreadsheet would hand it over. */
  async pastes(text: string): Promise<void> {
    await this.page.evaluate((given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', given);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  }

  /** The button that saves an answer; whoever is alone can also save it and decide in one press. */
  save(question: string): Locator {
    return this.form(question).getByRole('button', { name: /^Save( only)?$/ });
  }

  /** Saves the answer with the keyboard, and waits until the server has it. */
  async saves(question: string): Promise<void> {
    const before = await this.page.locator('[data-response]').count();
    await this.save(question).press('Enter');
    await expect.poll(() => this.page.locator('[data-response]').count()).not.toBe(before);
    await this.allSaved();
  }

  /** Waits until the server has all that was said in view. */
  async allSaved(): Promise<void> {
    const waiting = this.page.locator('[data-delivery="device"], [data-delivery="sent"]');
    await expect.poll(() => waiting.count()).toBe(0);
  }

  /** Waits until this idle browser has all files of the app, so that it needs the server for no page any more. */
  async hasAll(): Promise<void> {
    const files: string[] = await (await fetch(`${this.url}/files.json`)).json();
    const missing = () => files.filter((file) => !this.fetched.has(file));
    await expect.poll(missing, { interval: 250 }).toEqual([]);
  }

  /** Waits until this idle browser could load the app without the server. */
  async canReload(): Promise<void> {
    const isReady = async () => {
      const [page, workspace] = await Promise.all(['/', '/last-known'].map((key) => caches.match(key)));
      return navigator.serviceWorker.controller !== null && page !== undefined && workspace !== undefined;
    };
    await expect.poll(() => this.page.evaluate(isReady), { interval: 250 }).toBe(true);
  }

  /** Loads the page again, once all that was typed is kept on the device: reading waits for what is being written. */
  async reloads(): Promise<void> {
    await this.draft('');
    await this.page.reload();
  }

  /** The text of a draft as this browser keeps it. */
  draft(key: string): Promise<string | undefined> {
    return this.page.evaluate(
      (wanted) =>
        new Promise<string | undefined>((resolve, reject) => {
          const opening = indexedDB.open('specwalk');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const found = opening.result.transaction('drafts').objectStore('drafts').get(wanted);
            found.onsuccess = () => resolve(found.result?.text);
          };
        }),
      key,
    );
  }

  /** Where they are, the beginning of what they read there, and where the keyboard is. */
  async sees(): Promise<string> {
    const words = await this.page.locator('main, body').last().ariaSnapshot();
    const keyboard = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    return `${this.name} is at ${this.page.url()}, the keyboard at ${keyboard}, and reads:\n${words.slice(0, 2_000)}\n${this.troubles}`;
  }

  /** Puts into a folder what can be looked at later: a picture of their page, its HTML and, where it was recorded, the trace. */
  async leavesTraces(folder: string, at: number): Promise<void> {
    const file = (end: string) => join(folder, `${at + 1}-${this.name}.${end}`);
    await this.page.screenshot({ path: file('png'), fullPage: true });
    writeFileSync(file('html'), await this.page.content());
    if (IS_TRACED) await this.context.tracing.stop({ path: file('trace.zip') });
  }

  /** Closes all their pages, whatever went wrong in them. */
  async closes(): Promise<void> {
    sitting.delete(this);
    await this.context.close();
  }

  async leaves(): Promise<void> {
    await this.closes();
    expect(this.troubles, `${this.name} saw errors in the page`).toEqual([]);
  }
}
