import { describe, expect, it } from 'vitest';
import { builtCentre, type RoadGraphFile, streetFabric } from './street-fabric.ts';

const edge = (from: number, to: number, type: number) => [from, to, 100, 10, 0, type];
const graph = (nodes: number[], ...edges: number[][]): RoadGraphFile => ({
  nodes,
  edges: edges.flat(),
  classes: ['residential', 'primary'],
});

describe('drawing the streets of a road graph', () => {
  it('joins edges into lines that end at crossings', () => {
    const nodes = [0, 0, 100_000, 0, 200_000, 0, 200_000, 100_000, 300_000, 0];
    const lines = streetFabric(graph(nodes, edge(0, 1, 0), edge(1, 2, 0), edge(2, 3, 0), edge(2, 4, 0)));
    expect(lines.map((line) => line.length).sort()).toEqual([2, 2, 3]);
  });

  it('draws an isolated loop once', () => {
    const lines = streetFabric(graph([0, 0, 1, 0, 1, 1], edge(0, 1, 0), edge(1, 2, 0), edge(2, 0, 0)));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toHaveLength(4);
  });

  it('leaves out main roads, which the overview draws', () => {
    expect(streetFabric(graph([0, 0, 1, 0], edge(0, 1, 1)))).toEqual([]);
  });
});

describe('finding the built-up centre inside a ring', () => {
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ];
  it('returns the median of the street nodes inside the ring', () => {
    const dense = Array.from({ length: 70 }, () => [20_000, 30_000]).flat();
    expect(builtCentre(graph([...dense, 90_000, 90_000, 500_000, 0]), square)).toEqual([0.2, 0.3]);
  });

  it('returns null if the ring contains few street nodes', () => {
    expect(builtCentre(graph([20_000, 30_000]), square)).toBeNull();
  });
});
