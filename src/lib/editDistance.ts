/** The rows of the table are reused, because the search compares a word with thousands of others. */
const rows: [number[], number[], number[]] = [[], [], []];

/**
 * Damerau-Levenshtein distance (optimal string alignment): the number of letters to insert, delete, replace, or swap with a neighbour
 * to turn one word into the other.
 *
 * @param maxDistance the largest useful distance; when it is exceeded, the computation stops and returns a larger number
 */
export function editDistance(one: string, other: string, maxDistance: number): number {
  if (Math.abs(one.length - other.length) > maxDistance) return maxDistance + 1;
  let [beforePrevious, previous, row] = rows;
  for (let j = 0; j <= other.length; j++) previous[j] = j;
  for (let i = 1; i <= one.length; i++) {
    row[0] = i;
    let rowMinimum = i;
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      row[j] = cost;
      rowMinimum = Math.min(rowMinimum, cost);
    }
    if (rowMinimum > maxDistance) return maxDistance + 1;
    [beforePrevious, previous, row] = [previous, row, beforePrevious];
  }
  return previous[other.length] ?? 0;
}
