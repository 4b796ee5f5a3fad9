import type { Page, Route } from 'playwright-core';

export const operationOf = (route: Route) =>
  (route.request().postDataJSON() as { operationName?: string }).operationName;

/** Answers that the service sends at once, but the page gets late. */
export class HeldBack {
  private readonly held: (() => Promise<void>)[] = [];
  private isHolding = true;

  static async of(
    page: Page,
    url: string,
    isMeant: (route: Route) => boolean = () => true,
  ): Promise<HeldBack> {
    const held = new HeldBack();
    await page.route(url, (route) => (isMeant(route) ? held.hold(route) : route.fallback()));
    return held;
  }

  get isAsked(): boolean {
    return this.held.length > 0;
  }

  private async hold(route: Route): Promise<void> {
    if (!this.isHolding) return route.fallback();
    const response = await route.fetch();
    const answer = () => route.fulfill({ response });
    // Released during the fetch.
    if (!this.isHolding) return answer();
    this.held.push(answer);
  }

  /** Releases the held answers. Later requests are answered at once. */
  async give(): Promise<void> {
    this.isHolding = false;
    for (const answer of this.held.splice(0)) await answer();
  }
}
