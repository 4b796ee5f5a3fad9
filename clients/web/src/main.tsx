import './design/tokens.css';
import './design/base.css';
import { render } from 'preact';
import { App } from './app/app';
import { loadMessages } from './i18n/i18n';
import { registerWorker, reloadWhenReplaced } from './app/worker';

await loadMessages();
render(<App />, document.getElementById('app')!);
registerWorker();
reloadWhenReplaced();
