import { Secret, TOTP } from 'otpauth';

const PERIOD_MILLIS = 30_000;

/** The program of a user that makes codes for two-factor sign-in. */
export class CodeProgram {
  private readonly totp: TOTP;

  constructor(secret: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** The code of now, or of so many steps of 30 seconds later. */
  code(stepsLater = 0, now = Date.now()): string {
    return this.totp.generate({ timestamp: now + stepsLater * PERIOD_MILLIS });
  }

  /** A code that is wrong now, and around now. */
  wrongCode(now = Date.now()): string {
    const right = [-2, -1, 0, 1, 2].map((steps) => this.code(steps, now));
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
      (code) => !right.includes(code),
    )!;
  }
}
