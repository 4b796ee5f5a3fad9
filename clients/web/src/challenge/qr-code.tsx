import { useEffect, useState } from 'preact/hooks';
import { inTime } from '../api/in-time';
import { t } from '../i18n/i18n';
import styles from './invitation.module.css';

interface Drawn {
  /** The dark squares as a path of SVG. */
  readonly path: string;
  readonly size: number;
}

/** The margin that readers of codes need, in squares. */
const MARGIN = 2;

/** An address as a QR code: a friend at the same place opens it with the camera. The encoder is loaded when needed. */
export function QrCode({ text, label = t('challenge.qr') }: { text: string; label?: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isCurrent = true;
    draw(text).then(
      (next) => isCurrent && setDrawn(next),
      (error: unknown) => console.warn('the code could not be drawn', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <div class={styles.code}>
      {drawn && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawn.size} ${drawn.size}`}
          shape-rendering="crispEdges"
        >
          <path d={drawn.path} />
        </svg>
      )}
    </div>
  );
}

async function draw(text: string): Promise<Drawn> {
  const { encode } = await inTime(import('uqr'));
  const { data, size } = encode(text, { border: MARGIN });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(''), size };
}
