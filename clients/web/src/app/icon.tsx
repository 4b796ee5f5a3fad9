import type { ComponentChildren } from 'preact';

/** SVG paths on a grid of 24 × 24, drawn in the colour of the surrounding text. */
const ICONS = {
  matches: (
    <>
      <rect x="9.5" y="4" width="10" height="15" rx="2" />
      <path d="M6.5 7.5 4.6 8c-.9.3-1.4 1.2-1.1 2.1l3 9c.2.7.8 1.2 1.5 1.4" />
    </>
  ),
  lobby: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 8v8M8 12h8" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.6 3.5 5.5" />
    </>
  ),
  friends: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c.5-4 3-6 6.5-6 1.2 0 2.3.2 3.2.7M17.5 20.5l-3-3a1.9 1.9 0 0 1 3-2.4 1.9 1.9 0 0 1 3 2.4z" />
    </>
  ),
  clubs: (
    <>
      <ellipse cx="12" cy="12" rx="6" ry="3.5" />
      <path d="M12 15.5V20M8.5 20h7M3 9.5v6M21 9.5v6M3 13h2.5M18.5 13H21" />
    </>
  ),
  competitions: (
    <path d="M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H4c0 3 1 4.5 3.3 5M17 5.5h3c0 3-1 4.5-3.3 5M12 14v4M8 20.5h8M9.5 18h5" />
  ),
  leaderboard: <path d="M3.5 20v-7h5v7M9.5 20V5h5v15M15.5 20v-10h5v10M2 20h20" />,
  settings: (
    <>
      <path d="M3 7h10M19 7h2M3 17h2M11 17h10" />
      <circle cx="16" cy="7" r="2.7" />
      <circle cx="8" cy="17" r="2.7" />
    </>
  ),
  bell: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0" />,
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.7-4.5 3.5-6.5 7.5-6.5s6.8 2 7.5 6.5" />
    </>
  ),
  bot: (
    <>
      <rect x="4" y="8" width="16" height="11.5" rx="3" />
      <path d="M12 8V4.5M9 12.5v2M15 12.5v2" />
      <circle cx="12" cy="3.5" r="1" />
    </>
  ),
} satisfies Record<string, ComponentChildren>;

type IconName = keyof typeof ICONS;

/** An icon beside words that mean the same. Screen readers ignore it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {ICONS[name]}
    </svg>
  );
}
