import { Panel } from '../design/panel';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import type { PartProps } from './part-props';
import styles from './competitions.module.css';
import { DrawProof } from './draw-proof';
import { Organise } from './organise';
import { OwnPairings } from './own-pairings';
import { SeriesPanel } from './series-panel';
import { FormSettings, Terms } from './terms';
import { YourPart } from './your-part';

/** What the competition is, what the viewer may do and why not, and the rules of its form. */
export function Overview({ competition, me, invitation }: PartProps) {
  const { about, form } = competition;
  return (
    <div class={people.columns}>
      <div>
        <YourPart competition={competition} me={me} invitation={invitation} />
        {competition.viewerEntry && competition.startedAt && (
          <OwnPairings competition={competition} />
        )}
        <Panel title={t('competitions.terms')}>
          {about && <p class={styles.about}>{about}</p>}
          <Terms competition={competition} />
        </Panel>
      </div>
      <div>
        <Panel title={form.name}>
          <p>{form.rulesText}</p>
          <FormSettings competition={competition} />
        </Panel>
        <SeriesPanel competition={competition} me={me} />
        <DrawProof competition={competition} />
        <Organise competition={competition} />
      </div>
    </div>
  );
}
