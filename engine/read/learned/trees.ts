// Boosted decision trees: each adds to the log odds. A tree is a list of nodes, the root first.

/** [which number, its limit, the node for at most that, the node for more], or a leaf: [what it adds]. */
export type TreeNode = [number, number, number, number] | [number]

export interface TreesFile {
  start: number
  trees: TreeNode[][]
}

export const logOdds = ({ start, trees }: TreesFile, numbers: ArrayLike<number>): number =>
  trees.reduce((sum, tree) => sum + leafOf(tree, numbers), start)

function leafOf(tree: TreeNode[], numbers: ArrayLike<number>): number {
  let node = tree[0] as TreeNode
  while (node.length === 4) {
    const [which, limit, below, above] = node
    node = tree[(numbers[which] ?? 0) <= limit ? below : above] as TreeNode
  }
  return node[0]
}

export const likelihood = (odds: number): number => 1 / (1 + Math.exp(-odds))
