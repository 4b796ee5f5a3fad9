/** For `node --import`: runs the project's TypeScript without a build. */
import { createRequire, register } from 'node:module';

register('./ts-loader.mjs', import.meta.url);
loadAsInProduction('graphql/jsutils/instanceOf.js');

/**
 * graphql reads NODE_ENV once when it is loaded. Outside of production it would check each value
 * twice, as a help for developers.
 */
function loadAsInProduction(module) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  createRequire(import.meta.url)(module);
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}
