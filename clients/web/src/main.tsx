import './design/tokens.css';
import './design/base.css';
import { render } from 'preact';
import { App } from './app/app';
import { WithoutMessages } from './app/without-messages';
import { loadMessages } from './i18n/i18n';
import { keepTranslated } from './app/translated-page';
import { registerWorker, reloadWhenReplaced } from './app/worker';

const hasMessages = await loadMessages().then(
  () => true,
  (error: unknown) => console.warn(error),
);
const place = document.getElementById('app')!;
keepTranslated(place);
render(hasMessages ? <App /> : <WithoutMessages />, place);
registerWorker();
reloadWhenReplaced();
