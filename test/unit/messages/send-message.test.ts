import { expect, it } from '@jest/globals';
import { SendMessageUseCase } from '../../../src/modules/messages/application/send-message.use-case.js';

it('the key of a message is reported as wrong together with all other mistakes', async () => {
  const nothing = undefined as never;
  const sending = new SendMessageUseCase(
    nothing,
    nothing,
    nothing,
    nothing,
    nothing,
    nothing,
    nothing,
    nothing,
    nothing,
  );
  const command = { userId: 'u', matchId: 'm', text: null, phrase: null, idempotencyKey: '' };
  const sent = await sending.execute(command);
  expect(sent).toMatchObject({
    ok: false,
    error: [{ code: 'TEXT_OR_PHRASE' }, { code: 'IDEMPOTENCY_KEY_INVALID' }],
  });
});
