import type { Language } from '../../../platform/api/reader.js';
import { shownColumnsOf } from '../../../platform/personal-data/personal-data.js';
import type { TableData } from '../../../platform/personal-data/personal-data.js';
import { columnWords } from '../domain/column-words.js';

const WORDS = {
  en: {
    title: 'What is stored of you',
    introduction: [
      'Each file has one JSON object a line (NDJSON); an empty file means that nothing is stored. Times are ISO 8601.',
      'Secrets, such as the hash of your password, are in no file. Of other accounts there is the id and the public name.',
    ],
    matches:
      'All your matches, with records and proofs: also matches without spectators, and of those that still run the deals that have ended and the running one as you may see it now. `record` and `proof` are what the service exports elsewhere, too: `npm run record -- verify` checks them.',
  },
  de: {
    title: 'Was über dich gespeichert ist',
    introduction: [
      'Jede Datei hat ein JSON-Objekt je Zeile (NDJSON); in einer leeren Datei ist nichts gespeichert. Zeiten sind ISO 8601.',
      'Geheimnisse, etwa der Hash deines Passworts, stehen in keiner Datei. Von anderen Konten stehen Kennung und öffentlicher Name da.',
    ],
    matches:
      'Alle deine Partien mit Aufzeichnungen und Beweisen: auch Partien ohne Zuschauer, und von laufenden die beendeten Spiele und das laufende, wie du es jetzt sehen darfst. `record` und `proof` sind dieselben wie in anderen Exporten des Dienstes: `npm run record -- verify` prüft sie.',
  },
} satisfies Record<Language, object>;

/** The description of every file of an archive, and of every field. */
export function readmeText(tables: readonly TableData[], language: Language): string {
  const { title, introduction, matches } = WORDS[language];
  const files = tables.map((data) =>
    [
      `${data.file!.name}.ndjson`,
      `  ${data.file!.about[language]}`,
      ...fieldsOf(data, language),
    ].join('\n'),
  );
  const parts = [title, introduction.join('\n'), ...files, `matches.ndjson\n  ${matches}`];
  return `${parts.join('\n\n')}\n`;
}

const fieldsOf = (data: TableData, language: Language): string[] =>
  shownColumnsOf(data).map(
    (column) => `  - ${column}: ${columnWords(data.table, column)[language]}`,
  );
