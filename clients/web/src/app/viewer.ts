import { useEffect } from 'preact/hooks';
import { fromEnum } from '../api/enum-values';
import { useLiveQuery } from '../api/hooks';
import { ViewerDocument } from '../generated/graphql';
import { switchTo } from '../i18n/i18n';
import { language } from '../i18n/language';
import { useSuits } from './suits';
import { setZone } from '../i18n/zone';
import { waiting, waitingIds } from './title';

/**
 * The signed-in user and their counts. Undefined until it is loaded. Only the frame uses it: what it sets for the whole page
 * (waiting matches, suits, time zone, language) goes with the component.
 */
export function useViewer() {
  const { data } = useLiveQuery(ViewerDocument, {});
  const chosen = data?.me?.localeChosen && data.me.locale ? fromEnum(data.me.locale) : null;
  const timeZone = data?.me?.timeZone;
  const turns = data?.myTurns;
  const count = data?.myTurnCount;
  useSuits(data?.me ?? null);
  useEffect(() => {
    if (count !== undefined) waiting.value = count;
    return () => void (waiting.value = 0);
  }, [count]);
  useEffect(() => {
    if (turns) waitingIds.value = turns.nodes.flatMap((match) => match?.id ?? []);
    return () => void (waitingIds.value = []);
  }, [turns]);
  useEffect(() => {
    setZone(timeZone);
    return () => setZone(null);
  }, [timeZone]);
  // The service writes to this user in the chosen language, so the page uses it too.
  useEffect(() => {
    if (chosen && chosen !== language.value) void switchTo(chosen);
  }, [chosen]);
  return data;
}
