/** Pure: the explanations of contracts, compared with what the contracts declare. */
import { describe, expect, it } from '@jest/globals';
import { CONTRACTS, kernel } from '../../../src/engine/index.js';
import { contractText } from '../../../src/modules/matches/domain/contract-texts.js';
import { LANGUAGES } from '../../../src/platform/api/reader.js';

const cases = CONTRACTS.flatMap((contract) =>
  contract.variants.flatMap((variant) =>
    LANGUAGES.map((language) => ({ contract, variant, language })),
  ),
);

describe('the explanation of a contract', () => {
  it.each(cases)(
    'of $contract.name in $variant, $language, says its rules',
    ({ contract, ...it }) => {
      const text = contractText(contract.name, it.variant, it.language);
      expect(text).toMatch(/^\p{Lu}[^_]*\.$/u);
      expect(text.split('. ').length).toBeLessThanOrEqual(4);
      const acesLow = contract.order === kernel.ACE_LOWEST_ORDER;
      expect(/niedrigste|lowest/.test(text)).toBe(acesLow);
      expect(/Ohne Trumpf|No trump/.test(text)).toBe(!contract.hasTrump);
      expect(/Rufer spielt aus|caller leads/.test(text)).toBe(contract.openTo === 'against');
      if ('holds' in contract) expect(text).toContain(contract.holds!.says[it.language]);
    },
  );

  it('differs from that of every other contract that the player can bid at the same time', () => {
    for (const { variant, language } of cases) {
      const texts = CONTRACTS.filter(({ openTo, value }) => openTo !== 'against' && value > 0).map(
        ({ name }) => contractText(name, variant, language),
      );
      const same = texts.filter((text, i) => texts.indexOf(text) !== i);
      expect(same).toEqual([]);
    }
  });

  it('Assenbettler and Ass-Bettler are told apart, and a Schnapser counts the tricks of its game', () => {
    expect(contractText('ASSENBETTLER', 'dreier', 'de')).toBe(
      'Du darfst keinen Stich machen. Ohne Trumpf, und das Ass ist die niedrigste Karte jeder Farbe, der Zehner die höchste. Du spielst aus.',
    );
    expect(contractText('ASS_BETTLER', 'dreier', 'de')).toBe(
      'Du darfst keinen Stich machen. Ohne Trumpf. Ansagen kannst du es nur mit einem Ass. Du spielst aus.',
    );
    expect(contractText('SCHNAPSER', 'dreier', 'de')).toContain('mit dem vierten Stich');
    expect(contractText('SCHNAPSER', 'bauern', 'de')).toContain('mit dem dritten Stich');
  });
});
