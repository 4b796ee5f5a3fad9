import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from 'preact-iso';
import { inTime } from '../api/in-time';
import { Broken } from './broken';

/**
 * Loads a page when it is opened. If that fails or takes too long, an error page is shown instead of an endless wait. It
 * reloads the whole page, because browsers may remember that a script has failed.
 */
export const page = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() => {
    const loading = load();
    return inTime(loading).catch((error: unknown) => {
      console.warn(error);
      return late(loading);
    });
  });

/** The error page, until the page arrives after all. */
const late = <Props extends object>(loading: Promise<ComponentType<Props>>) =>
  function Late(props: Props) {
    const [Page, setPage] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      loading.then(
        (arrived) => setPage(() => arrived),
        (error: unknown) => console.warn(error),
      );
    }, []);
    return Page ? <Page {...props} /> : <Broken />;
  };
