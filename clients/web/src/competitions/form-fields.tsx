import challenge from '../challenge/challenge.module.css';
import { Choice } from '../design/choice';
import type { CompetitionFormKey } from '../generated/graphql';
import { t } from '../i18n/i18n';
import type { CompetitionDraft, Form } from './competition-draft';
import { SettingFields } from './setting-fields';

interface Props {
  readonly forms: readonly Form[];
  readonly draft: CompetitionDraft;
  readonly onForm: (form: Form) => void;
  readonly onSettings: (settings: CompetitionDraft['settings']) => void;
}

/** The choice of the form, its rules, and what may be chosen for it. */
export function FormFields({ forms, draft: { form, settings }, onForm, onSettings }: Props) {
  return (
    <>
      <Choice<CompetitionFormKey>
        label={t('competitions.form')}
        columns={2}
        options={forms.map(({ key }) => ({ value: key, text: t(`competitions.formShort.${key}`) }))}
        value={form.key}
        onChoose={(key) => onForm(forms.find((one) => one.key === key) ?? form)}
      />
      <details class={challenge.options}>
        <summary>{t('competitions.formRules')}</summary>
        <p>{form.rulesText}</p>
      </details>
      <SettingFields settings={form.settings} chosen={settings} onChange={onSettings} />
    </>
  );
}
