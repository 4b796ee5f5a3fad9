/** The address of every page. A new page needs a line here and in `PAGES` (app.tsx). */
export const ROUTES = [
  '/',
  '/lobby',
  '/new',
  '/challenge/:id',
  '/join/:token',
  '/clubs',
  '/clubs/join/:token',
  '/club/:id',
  '/competitions',
  '/competitions/new',
  '/competitions/:id/:part?',
  '/decisions',
  '/forgotten',
  '/keep',
  '/login',
  '/register',
  '/match/:id',
  '/match/:id/review',
  '/moderation/log',
  '/moderation/networks',
  '/moderation',
  '/moderation/players/:name',
  '/moderation/reports/:id',
  '/leaderboard',
  '/friends',
  '/people',
  '/rules/:variant?',
  '/settings/:part?',
  '/user/:name',
] as const;

export type RouteAddress = (typeof ROUTES)[number];

/** The variable segments of an address, which its page gets decoded: `{ id: string }` for `/match/:id`. */
export type Segments<Address extends string> = Address extends `/${infer First}/${infer Rest}`
  ? Segment<First> & Segments<`/${Rest}`>
  : Address extends `/${infer Last}`
    ? Segment<Last>
    : object;

type Segment<Text extends string> = Text extends `:${infer Name}?`
  ? { readonly [Key in Name]?: string }
  : Text extends `:${infer Name}`
    ? { readonly [Key in Name]: string }
    : object;
