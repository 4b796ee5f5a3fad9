/** For `node --import`: the project's TypeScript runs unbuilt. */
import { createRequire, register } from 'node:module';

register('./ts-loader.mjs', import.meta.url);
loadAsInProduction('graphql/jsutils/instanceOf.js');

/** graphql asks once, as it is loaded, whether each value is to be looked at twice, as a help to developers. */
function loadAsInProduction(module) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  createRequire(import.meta.url)(module);
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}
