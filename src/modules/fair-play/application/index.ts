export { FairPlayFigures } from './fair-play-figures.js';
export type { DecisionFigures, FairPlayCase, MeasureState } from './fair-play-figures.js';
export { FairPlayReading } from './fair-play-reading.js';
export { MeasureConsumer } from './measure.consumer.js';
export { RequestMeasureUseCase } from './request-measure.use-case.js';
