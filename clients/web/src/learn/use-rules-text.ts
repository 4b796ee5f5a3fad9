import { useEffect, useState } from 'preact/hooks';
import { inTime } from '../api/in-time';
import type { VariantKey } from '../generated/graphql';
import { language } from '../i18n/language';
import type { Language } from '../i18n/language';
import type { RulesText } from './rules-node';

type Loader = () => Promise<{ readonly default: RulesText }>;

const LOADERS: Readonly<Record<VariantKey, Readonly<Record<Language, Loader>>>> = {
  zweier: {
    en: () => import('virtual:rules/zweier.en'),
    de: () => import('virtual:rules/zweier.de'),
  },
  dritt: {
    en: () => import('virtual:rules/dritt.en'),
    de: () => import('virtual:rules/dritt.de'),
  },
  dreier: {
    en: () => import('virtual:rules/dreier.en'),
    de: () => import('virtual:rules/dreier.de'),
  },
  bauern: {
    en: () => import('virtual:rules/bauern.en'),
    de: () => import('virtual:rules/bauern.de'),
  },
};

export const RULED_VARIANTS = Object.keys(LOADERS) as readonly VariantKey[];

interface Loading {
  /** Null until it is loaded. */
  readonly text: RulesText | null;
  readonly error: unknown;
  readonly reload: () => void;
}

/** The rules of a game in the language of the page. */
export function useRulesText(variant: VariantKey): Loading {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{ text: RulesText | null; error: unknown }>({
    text: null,
    error: null,
  });
  const shown = language.value;
  useEffect(() => {
    let isLeft = false;
    setLoaded({ text: null, error: null });
    inTime(LOADERS[variant][shown]()).then(
      ({ default: text }) => isLeft || setLoaded({ text, error: null }),
      (error: unknown) => isLeft || setLoaded({ text: null, error }),
    );
    return () => {
      isLeft = true;
    };
  }, [variant, shown, tries]);
  return { ...loaded, reload: () => setTries(tries + 1) };
}
