import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface PersonOptions {
  readonly name?: string;
  readonly role?: string;
  readonly width?: number;
  readonly dark?: boolean;
}

/** Somebody at a browser. Every error of the page counts as a failure of the journey. */
export class Person {
  readonly troubles: string[] = [];

  readonly page: Page;
  private readonly context: BrowserContext;
  private readonly url: string;
  private readonly name: string;

  private constructor(page: Page, context: BrowserContext, url: string, name: string) {
    this.page = page;
    this.context = context;
    this.url = url;
    this.name = name;
    page.on('pageerror', (error) => this.troubles.push(error.message));
    page.on('console', (message) => message.type() === 'error' && this.troubles.push(message.text()));
  }

  static async sitDown(browser: Browser, url: string, options: PersonOptions = {}): Promise<Person> {
    const { width = 1440, dark = false } = options;
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    if (options.name) {
      const speaker = JSON.stringify({ name: options.name, role: options.role ?? '' });
      await context.addInitScript((text) => localStorage.setItem('specwalk.speaker', text), speaker);
    }
    return new Person(await context.newPage(), context, url, options.name ?? 'somebody');
  }

  async goes(path: string): Promise<void> {
    await this.page.goto(this.url + path);
    await this.page.locator('h1').first().waitFor();
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

  /** Saves the answer with the keyboard, as the hint beside the button says, and waits until the server has it. */
  async saves(question: string): Promise<void> {
    const before = await this.page.locator('[data-response]').count();
    await this.form(question).getByRole('button', { name: 'Save' }).press('Control+Enter');
    await expect
      .poll(() => this.page.locator('[data-response]').count(), { timeout: 10_000 })
      .not.toBe(before);
  }

  async leaves(): Promise<void> {
    await this.context.close();
    expect(this.troubles, `${this.name} saw errors in the page`).toEqual([]);
  }
}
