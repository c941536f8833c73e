/** The first of the two rankers of spans: linear, over features by name. */

export interface Example {
  /** For each candidate its features, as indexes and values, and its F1 against the best answer. */
  readonly features: readonly Int32Array[];
  readonly values: readonly Float32Array[];
  readonly gains: Float32Array;
}

export interface Settings {
  readonly epochs: number;
  readonly rate: number;
  /** Pull of each weight towards zero, for each question it occurs in. */
  readonly decay: number;
}

/**
 * Softmax over the candidates of a question; the target is spread over the good ones by the sixth power of their F1.
 * Adagrad. `count` is how many features there are.
 */
export function fitLinear(examples: readonly Example[], count: number, settings: Settings): Float64Array {
  const weights = new Float64Array(count);
  const squares = new Float64Array(count).fill(1e-6);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, epoch);
    let gained = 0;
    for (const index of order) {
      const example = examples[index];
      if (example) gained += step(example, weights, squares, settings);
    }
    console.log(`epoch ${epoch + 1}: F1 of the best span ${(gained / examples.length).toFixed(4)}`);
  }
  return weights;
}

/** Power of the F1 by which a span is aimed at: the exact answer far before one that shares words with it. */
export const SHARPNESS = 6;

function step(
  { features, values, gains }: Example,
  weights: Float64Array,
  squares: Float64Array,
  { rate, decay }: Settings,
): number {
  const scores = scoresOf(features, values, weights);
  const highest = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const exps = scores.map((score) => Math.exp(score - highest));
  const sum = exps.reduce((a, b) => a + b, 0);
  const target = gains.map((gain) => gain ** SHARPNESS);
  const targetSum = target.reduce((a, b) => a + b, 0);
  const gradient = new Map<number, number>();
  features.forEach((own, candidate) => {
    const slope = (target[candidate] ?? 0) / targetSum - (exps[candidate] ?? 0) / sum;
    if (Math.abs(slope) < 1e-5) return;
    own.forEach((feature, at) =>
      gradient.set(feature, (gradient.get(feature) ?? 0) + slope * (values[candidate]?.[at] ?? 0)),
    );
  });
  for (const [feature, slope] of gradient) {
    const weight = weights[feature] ?? 0;
    const pull = slope - decay * weight;
    squares[feature] = (squares[feature] ?? 0) + pull * pull;
    weights[feature] = weight + (rate * pull) / Math.sqrt(squares[feature] ?? 1);
  }
  return gains[scores.indexOf(highest)] ?? 0;
}

export function scoresOf(
  features: readonly Int32Array[],
  values: readonly Float32Array[],
  weights: Float64Array,
): Float64Array {
  return Float64Array.from(features, (own, candidate) => {
    let score = 0;
    const strength = values[candidate];
    for (let at = 0; at < own.length; at++) score += (weights[own[at] ?? 0] ?? 0) * (strength?.[at] ?? 0);
    return score;
  });
}

/** Repeatable: the same seed gives the same order. */
function shuffle(order: number[], seed: number): void {
  let state = seed + 1;
  for (let at = order.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
