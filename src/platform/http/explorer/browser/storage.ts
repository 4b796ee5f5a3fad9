/**
 * The browser's storage, or one in memory if the browser refuses it: then even reading the name `localStorage` throws.
 * The explorer works without it, and forgets its tabs when the page is closed.
 */
export function storageOr(browsers: () => Storage): Storage {
  try {
    return browsers();
  } catch {
    return new MemoryStorage();
  }
}

class MemoryStorage implements Storage {
  private readonly values = new Map<string, string>();

  get length(): number {
    return this.values.size;
  }

  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.values.delete(key);
  }

  clear(): void {
    this.values.clear();
  }
}
