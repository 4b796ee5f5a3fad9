import type { Page, Route } from 'playwright-core';

export const operationOf = (route: Route) =>
  (route.request().postDataJSON() as { operationName?: string }).operationName;

/** Responses that the service sends at once, but the page gets only after `release`. */
export class DelayedResponses {
  private readonly held: (() => Promise<void>)[] = [];
  private isHolding = true;

  static async of(
    page: Page,
    url: string,
    isMatching: (route: Route) => boolean = () => true,
  ): Promise<DelayedResponses> {
    const held = new DelayedResponses();
    await page.route(url, (route) => (isMatching(route) ? held.hold(route) : route.fallback()));
    return held;
  }

  get hasRequest(): boolean {
    return this.held.length > 0;
  }

  private async hold(route: Route): Promise<void> {
    if (!this.isHolding) return route.fallback();
    const response = await route.fetch();
    const answer = () => route.fulfill({ response });
    // `release` was called during the fetch.
    if (!this.isHolding) return answer();
    this.held.push(answer);
  }

  /** Gives the page the held responses. From then on it gets responses at once. */
  async release(): Promise<void> {
    this.isHolding = false;
    for (const answer of this.held.splice(0)) await answer();
  }
}
