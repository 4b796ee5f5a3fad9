import type { ComponentProps } from 'preact';
import styles from './icon-button.module.css';

type Props = ComponentProps<'button'> & {
  /** What the sign means, for those who do not see it and as a tip. */
  readonly label: string;
};

export function IconButton({ label, ...rest }: Props) {
  return <button type="button" class={styles.button} aria-label={label} title={label} {...rest} />;
}
