/**
 * Shares a read among all who have the same subject, such as the view of a match. What was read is kept as long as the
 * subject is in memory.
 */
export class SharedReads<V, S extends object> {
  private readonly reads = new WeakMap<S, Map<string, Promise<V>>>();

  /**
   * The result of `read`, shared by all calls with the same subject and `key`. The key must name everything on which
   * the result depends. Without a subject every call reads.
   */
  of(subject: S | null, key: string, read: () => Promise<V>): Promise<V> {
    if (subject === null) return read();
    const ofSubject = this.reads.get(subject) ?? new Map<string, Promise<V>>();
    this.reads.set(subject, ofSubject);
    const found = ofSubject.get(key) ?? read();
    ofSubject.set(key, found);
    return found;
  }
}
