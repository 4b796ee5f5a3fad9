/** For `node --import`: the project's TypeScript runs unbuilt. */
import { register } from 'node:module';

register('./ts-loader.mjs', import.meta.url);
