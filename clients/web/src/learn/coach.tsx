import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useResult } from '../api/hooks';
import { MatchRulesDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import type { Match } from '../table/game';
import styles from './coach.module.css';
import { addTold, coach, setCoach } from './coach-state';
import { lessonValues } from './lesson-values';
import type { Lesson, LessonKey, TableSeen } from './lessons';
import { LESSONS, NOTHING_TOLD, tellNext } from './lessons';
import { openRules } from './rules-at-hand';
import { rulesInForce } from './rules-in-force';

/** Explains the game above the table, while the viewer learns it: a few sentences on what can be done now. */
export function Coach({ match }: { match: Match }) {
  const isTaught = match.variant.key === 'zweier' && match.viewerSeat !== null;
  if (!coach.value?.isOn || !isTaught || match.status !== 'IN_PROGRESS') return null;
  return <Lessons match={match} />;
}

function Lessons({ match }: { match: Match }) {
  const { data } = useResult(MatchRulesDocument, { id: match.id });
  const known = data?.match?.rules;
  const rules = useMemo(() => known && rulesInForce(known), [known]);
  return (
    <section class={styles.coach} data-coach aria-label={t('learn.coach')}>
      {rules && <Telling seen={{ match, rules }} />}
    </section>
  );
}

function Telling({ seen }: { seen: TableSeen }) {
  const { lesson, dismiss } = useLesson(seen);
  return (
    <>
      <p class={styles.text} role="status">
        {lesson ? t(`learn.lesson.${lesson}`, lessonValues(seen)) : t('learn.waiting')}
      </p>
      <p class={styles.actions}>
        {lesson && (
          <button type="button" onClick={dismiss}>
            {t('learn.understood')}
          </button>
        )}
        {lesson && 'rule' in LESSONS[lesson] && <RuleLink lesson={lesson} seen={seen} />}
        <button type="button" onClick={() => setCoach(false)}>
          {t('learn.knowIt')}
        </button>
      </p>
    </>
  );
}

function RuleLink({ lesson, seen: { match } }: { lesson: LessonKey; seen: TableSeen }) {
  const { rule }: Lesson = LESSONS[lesson];
  return (
    <button type="button" onClick={() => openRules(match, rule)}>
      {t('learn.toRule')}
    </button>
  );
}

/** The lesson for this table. It is told when the viewer has acted on it, or dismisses it. */
function useLesson(seen: TableSeen) {
  const last = useRef(NOTHING_TOLD);
  const told = coach.value?.told ?? [];
  const next = tellNext(last.current, seen, told);
  useEffect(() => {
    last.current = next.telling;
    addTold(next.told);
  });
  const { lesson } = next.telling;
  return { lesson, dismiss: () => lesson && addTold([lesson]) };
}
