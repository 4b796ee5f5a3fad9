import { useResult } from '../api/hooks';
import { OperatorTextsDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';

/** Links to the operator's texts. The service shows them: a link without a target would be taken for one of this client. */
export function OperatorTexts() {
  const { data } = useResult(OperatorTextsDocument, {});
  return (
    <>
      {data?.operatorTexts.map(({ kind, title, pagePath }) => (
        <span key={kind}>
          <a href={pagePath} target="_blank">
            {title}
          </a>{' '}
        </span>
      ))}
    </>
  );
}

/** Says to what whoever registers agrees, if the operator has written terms. */
export function TermsHint() {
  const { data } = useResult(OperatorTextsDocument, {});
  const terms = data?.operatorTexts.find(({ kind }) => kind === 'TERMS');
  return (
    terms && (
      <p>
        {t('account.agree')}{' '}
        <a href={terms.pagePath} target="_blank">
          {terms.title}
        </a>
      </p>
    )
  );
}
