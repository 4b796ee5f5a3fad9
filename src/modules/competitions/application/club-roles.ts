/** What competitions need to know of clubs. The module of clubs sets it. */
export interface ClubRolesPort {
  /** For each club, whether the user runs it or is a member; clubs of others are left out. */
  rolesOf(
    userId: string,
    clubIds: readonly string[],
  ): Promise<ReadonlyMap<string, 'RUNS' | 'MEMBER'>>;
}

/** Who runs a club, and who is a member. Without the module of clubs nobody is. */
export class ClubRoles {
  private port: ClubRolesPort | null = null;

  use(port: ClubRolesPort): void {
    this.port = port;
  }

  async rolesOf(
    userId: string,
    clubIds: readonly string[],
  ): Promise<ReadonlyMap<string, 'RUNS' | 'MEMBER'>> {
    if (!this.port || clubIds.length === 0) return new Map();
    return this.port.rolesOf(userId, clubIds);
  }
}
