import { useFace } from '../app/suits';
import { t } from '../i18n/i18n';
import { CardFace } from './card-face';
import styles from './face-choice.module.css';
import { FACES, face } from './face';

/** Chooses the pack of cards. */
export function FaceChoice() {
  const choose = useFace();
  return (
    <fieldset class={styles.choice}>
      <legend>{t('cards.pack')}</legend>
      {FACES.map((each) => (
        <label key={each} class={styles.option}>
          <input
            type="radio"
            name="face"
            checked={face.value === each}
            onChange={() => void choose(each)}
          />
          {t(`cards.pack.${each}`)}
        </label>
      ))}
      <span class={styles.sample} aria-hidden>
        {['HA', 'SQ', 'DT', 'CJ'].map((card) => (
          <CardFace key={card} card={card} isNamed />
        ))}
      </span>
    </fieldset>
  );
}
