import { contractOf } from '../../../engine/index.js';
import type { ContractName } from '../../../engine/index.js';
import type { Language } from '../../../platform/api/reader.js';

/** The first name of a contract, without the regional names that follow it in brackets. */
export const contractName = (name: ContractName, language: Language): string =>
  contractOf(name).names[language].split(' (')[0]!;
