import { createElement } from 'preact';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/i18n';
import { isInForce } from './rules-in-force';
import type { RulesInForce } from './rules-in-force';
import type {
  ElementNode,
  OptionNode,
  OptionRow,
  PresetRow,
  RulesNode,
  RulesText,
} from './rules-node';
import { optionRows, valueTextIn } from './rules-node';
import { presetTitle, ruleId, showRule } from './rule-places';
import styles from './rules.module.css';

interface Props {
  readonly text: RulesText;
  /** The options of the match whose rules are read. Null: no match. */
  readonly inForce: RulesInForce | null;
  /** Shows the rules of another game. */
  readonly onVariant?: (variant: string) => void;
}

interface Context extends Props {
  readonly rows: readonly OptionRow[];
}

/** The rules of a game. What holds in the match is marked. */
export function RulesBody(props: Props) {
  const context = { ...props, rows: optionRows(props.text) };
  return <div class={styles.text}>{nodesIn(context, props.text.body)}</div>;
}

const nodesIn = (context: Context, nodes: readonly RulesNode[]): ComponentChildren =>
  nodes.map((node) => nodeIn(context, node));

function nodeIn(context: Context, node: RulesNode): ComponentChildren {
  if (typeof node === 'string') return node;
  if ('children' in node) return elementIn(context, node);
  if (node.tag === 'option') return <OptionLink context={context} node={node} />;
  if (node.tag === 'preset') return <em>{presetTitle(node.name)}</em>;
  if (node.tag === 'options')
    return node.rows.map((row) => <OptionEntry key={row.name} context={context} row={row} />);
  return node.rows.map((row) => <PresetEntry key={row.preset} context={context} row={row} />);
}

function elementIn(context: Context, node: ElementNode): ComponentChildren {
  if (node.tag === 'a') return <GameLink context={context} node={node} />;
  const element = createElement(node.tag, null, nodesIn(context, node.children));
  if (node.tag !== 'table') return element;
  return (
    <div class={styles.wide} tabIndex={0} role="group" aria-label={context.text.title}>
      {element}
    </div>
  );
}

/** A link to the rules of another game, which are shown in the same place. */
function GameLink({ context, node }: { context: Context; node: ElementNode }) {
  const { onVariant } = context;
  return (
    <a
      href={`/rules/${node.variant ?? ''}`}
      onClick={(event) => {
        if (!onVariant) return;
        event.preventDefault();
        onVariant(node.variant ?? '');
      }}
    >
      {nodesIn(context, node.children)}
    </a>
  );
}

/** An option that a sentence names: a link to its values. */
function OptionLink({ context, node }: { context: Context; node: OptionNode }) {
  const { name, value } = node;
  const row = context.rows.find((each) => each.name === name);
  const holds = value === undefined ? null : isInForce(context.inForce, name, value);
  return (
    <>
      <a href={`#${ruleId(name)}`} onClick={(event) => showRule(event, name)}>
        {row?.title ?? name}
        {value !== undefined && `: ${valueTextIn(row, value)}`}
      </a>
      {holds !== null && <Mark holds={holds} />}
    </>
  );
}

const Mark = ({ holds }: { holds: boolean }) => (
  <>
    {' '}
    <span class={styles.mark} data-holds={holds}>
      {t(holds ? 'learn.holds' : 'learn.holdsNot')}
    </span>
  </>
);

function OptionEntry({ context: { inForce }, row }: { context: Context; row: OptionRow }) {
  const here = inForce?.get(row.name);
  return (
    <section id={ruleId(row.name)} class={styles.option} tabIndex={-1}>
      <h3>{row.title}</h3>
      <p class={styles.says}>{row.says}</p>
      {row.range !== undefined ? (
        <p>
          {row.range}
          {here && !here[1] && (
            <span class={styles.mark}>{t('learn.here', { value: here[0] ?? '' })}</span>
          )}
        </p>
      ) : (
        <ul>
          {row.values.map(({ code, text }, i) => (
            <li key={code} data-holds={here?.includes(code)}>
              {text || code}
              {i === 0 && !inForce && <span class={styles.usual}> {t('learn.usual')}</span>}
              {here?.includes(code) && <Mark holds />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PresetEntry({ context: { rows }, row }: { context: Context; row: PresetRow }) {
  return (
    <section class={styles.option}>
      <h3>{presetTitle(row.preset)}</h3>
      {row.differs.length === 0 && <p>{t('learn.nothingDiffers')}</p>}
      <ul>
        {row.differs.map(({ name, values }) => {
          const option = rows.find((each) => each.name === name);
          return (
            <li key={name}>
              <a href={`#${ruleId(name)}`} onClick={(event) => showRule(event, name)}>
                {option?.title ?? name}
              </a>
              {`: ${values.map((value) => valueTextIn(option, value)).join(', ')}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
