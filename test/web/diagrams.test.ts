/** Real: every Mermaid diagram of the documents, and Chromium, which renders them. Skipped if there is no browser. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, startBrowser } from '../support/browser.js';
import { blocksIn, documents } from '../e2e/docs/markdown.js';

const MERMAID = 'node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js';

/** The part of the script that the test uses. */
interface Mermaid {
  initialize(config: object): void;
  render(id: string, text: string): Promise<{ svg: string }>;
}

async function diagrams(): Promise<{ place: string; text: string }[]> {
  const blocks = await Promise.all((await documents()).map(blocksIn));
  return blocks.flat().filter(({ language }) => language === 'mermaid');
}

describeInBrowser('Mermaid', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await browser.newPage();
    await page.addScriptTag({ path: MERMAID });
    await page.evaluate(() => {
      const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
      mermaid.initialize({ startOnLoad: false, suppressErrorRendering: true });
    });
  });
  afterAll(() => browser.close());

  /** The error of a diagram, or null if it is rendered. */
  const errorOf = (text: string): Promise<string | null> =>
    page.evaluate(async (source) => {
      const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
      try {
        const { svg } = await mermaid.render('diagram', source);
        return svg.startsWith('<svg') ? null : 'no picture';
      } catch (error) {
        return String(error);
      }
    }, text);

  it('renders every diagram of the documents', async () => {
    const found = await diagrams();
    expect(found.length).toBeGreaterThan(4);
    const errors = [];
    for (const { place, text } of found) {
      const error = await errorOf(text);
      if (error !== null) errors.push(`${place}: ${error}`);
    }
    expect(errors).toEqual([]);
  });

  it.each([
    ['an arrow without an end', 'flowchart LR\n  a -->\n'],
    ['a message to nobody', 'sequenceDiagram\n  a->>: hello\n'],
    ['an unknown kind', 'flowchrt LR\n  a --> b\n'],
  ])('refuses %s', async (_what, text) => {
    expect(await errorOf(text)).toMatch(/error/i);
  });
});
