/**
 * Ends the pushes to this browser when its user leaves. Loaded then, because few pages need it. Without a network it may
 * be missing; then the service ends them.
 */
export async function endPush(): Promise<void> {
  const push = await import('../settings/push').catch((error: unknown) => {
    console.warn('the push subscription could not be ended', error);
  });
  await push?.unsubscribeHere();
}
