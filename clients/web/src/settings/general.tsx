import { useRef } from 'preact/hooks';
import { fromEnum } from '../api/enum-values';
import { Pending } from '../app/pending';
import { GeneralSettingsDocument } from '../generated/graphql';
import { Appearance } from './appearance';
import { AutoplayChoice } from './autoplay-choice';
import { LanguageChoice } from './language-choice';
import { usePart } from './use-part';
import { VisibilityChoice } from './visibility-choice';
import { ZoneChoice } from './zone-choice';

/** Language, appearance, time zone, forced moves, and who may see what. */
export function General() {
  const { data: now, pending, refresh } = usePart(GeneralSettingsDocument);
  // After a change of language everything is reloaded. Until then the page shows the old data.
  const last = useRef(now);
  if (now) last.current = now;
  const data = last.current;
  if (!data?.me) return <Pending {...pending} />;
  const { locale, localeChosen, timeZone, visibilitySettings } = data.me;
  return (
    <>
      <LanguageChoice chosen={localeChosen && locale ? fromEnum(locale) : null} refresh={refresh} />
      <Appearance />
      <ZoneChoice zone={timeZone ?? 'UTC'} refresh={refresh} />
      <AutoplayChoice autoplay={data.autoplay} refresh={refresh} />
      {visibilitySettings && <VisibilityChoice settings={visibilitySettings} refresh={refresh} />}
    </>
  );
}
