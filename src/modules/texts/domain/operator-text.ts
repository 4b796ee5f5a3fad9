import type { InLanguages } from '../../../platform/api/reader.js';

/** The texts that an operator writes. The word is the address of the page, and the beginning of the file's name. */
export const TEXT_KINDS = ['privacy', 'imprint', 'terms'] as const;

export type TextKind = (typeof TEXT_KINDS)[number];

export const TEXT_TITLES: Readonly<Record<TextKind, InLanguages>> = {
  privacy: { en: 'Privacy', de: 'Datenschutz' },
  imprint: { en: 'Imprint', de: 'Impressum' },
  terms: { en: 'Terms of use', de: 'Nutzungsbedingungen' },
};

/** What is shown until the operator has written a text. Nobody agrees to terms that nobody has written. */
export const PLACEHOLDERS: Readonly<Record<TextKind, InLanguages | null>> = {
  privacy: {
    en: 'The operator of this service has not written this text yet. What the software stores, why and for how long is described in docs/privacy.md of its source.',
    de: 'Der Betreiber dieses Dienstes hat diesen Text noch nicht geschrieben. Was die Software speichert, warum und wie lange, steht in docs/privacy.md ihres Quelltexts.',
  },
  imprint: {
    en: 'The operator of this service has not said yet who they are.',
    de: 'Der Betreiber dieses Dienstes hat noch nicht angegeben, wer er ist.',
  },
  terms: null,
};
