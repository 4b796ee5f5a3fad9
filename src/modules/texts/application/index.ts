export { OperatorTexts } from './operator-texts.js';
