declare module 'virtual:rules/*' {
  import type { RulesText } from './learn/rules-node';

  const rules: RulesText;
  export default rules;
}

declare module 'virtual:messages/*' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  const messages: Readonly<Record<string, string | MessageFormatElement[]>>;
  export default messages;
}
