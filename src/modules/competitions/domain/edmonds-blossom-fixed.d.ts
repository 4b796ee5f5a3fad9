declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of maximum weight.
   *
   * @param edges two vertices from 0, and the weight
   * @param maxCardinality whether as many as possible are matched first
   * @returns the partner of each vertex; −1 without one
   */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality: boolean,
  ): number[];
}
