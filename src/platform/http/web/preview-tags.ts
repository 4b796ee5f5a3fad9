import type { Language } from '../../api/reader.js';
import { html } from '../../html.js';
import type { LinkPreview } from './link-previews.js';

/** The preview of one page, and where the page is. */
export interface PreviewedPage extends LinkPreview {
  readonly language: Language;
  /** Where users reach the service (PUBLIC_URL). */
  readonly origin: string;
  /** The path of the page, with its first slash. */
  readonly path: string;
}

const SITE_NAME = 'Bummerl';
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_AT' };

/** The picture of all pages, from the build. It has no words. */
const IMAGE = { path: '/preview.png', width: 1200, height: 630 };

/** The parts of the built page that a preview replaces. */
const LANGUAGE = /<html lang="en">/;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;

/** The built page with the tags of its preview. @throws Error if the page lacks a part that they replace */
export function withPreview(built: string, page: PreviewedPage): string {
  const title = page.title === SITE_NAME ? SITE_NAME : `${page.title} – ${SITE_NAME}`;
  const language = replaced(built, LANGUAGE, `<html lang="${page.language}">`);
  const titled = replaced(language, TITLE, html`<title>${title}</title>`.text);
  return replaced(titled, DESCRIPTION, tagsOf(page));
}

function replaced(whole: string, part: RegExp, by: string): string {
  if (!part.test(whole)) throw new Error(`the page of the web client has no ${part.source}`);
  // A function, because a replacement text may not contain "$&".
  return whole.replace(part, () => by);
}

/**
 * The tags. There is no canonical link: browsers share it instead of the address, and it would stay the same while the
 * client changes the address.
 */
function tagsOf({ title, description, isSecret, language, origin, path }: PreviewedPage): string {
  const properties = {
    'og:site_name': SITE_NAME,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': `${origin}${path}`,
    'og:locale': LOCALES[language],
    'og:image': `${origin}${IMAGE.path}`,
    'og:image:width': String(IMAGE.width),
    'og:image:height': String(IMAGE.height),
    'og:image:type': 'image/png',
  };
  const names = {
    description,
    'twitter:card': 'summary_large_image',
    ...(isSecret && { robots: 'noindex' }),
  };
  return [
    ...Object.entries(names).map(([name, it]) => html`<meta name="${name}" content="${it}" />`),
    ...Object.entries(properties).map(
      ([name, it]) => html`<meta property="${name}" content="${it}" />`,
    ),
  ]
    .map(({ text }) => text)
    .join('\n    ');
}
