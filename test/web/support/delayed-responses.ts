import type { Page, Request, Route } from 'playwright-core';

/** The name of the GraphQL operation in a request; null if it is another request. */
export const operationIn = (request: Request): string | null =>
  (request.postDataJSON() as { operationName?: string } | null)?.operationName ?? null;

/** Whether a route is of the named GraphQL operation. */
export const isOperation = (name: string) => (route: Route) =>
  operationIn(route.request()) === name;

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
