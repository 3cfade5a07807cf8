// Where cells lie: a layout per kind of board. All lengths are in units of the drawing, a cell is UNIT wide.

export const UNIT = 60;

/** A cell's file and rank, from 0. */
function parts(cell) {
  return { file: cell.charCodeAt(0) - 97, rank: Number(cell.slice(1)) - 1 };
}

const point = (x, y) => ({ x, y });

/** A polygon's attribute. */
export function points(corners) {
  return corners.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
}

/** The room left of a board, where the numbers of ranks may have two digits. */
const marginFor = (ranks, usual) => (ranks > 9 ? usual + 16 : usual);

class SquareLayout {
  constructor(side) {
    this.side = side;
    const margin = marginFor(side, 34);
    this.width = side * UNIT + margin + 12;
    this.height = side * UNIT + 50;
    this.offset = point(margin, 12);
  }

  center(cell) {
    const { file, rank } = parts(cell);
    return point(this.offset.x + (file + 0.5) * UNIT, this.offset.y + (this.side - rank - 0.5) * UNIT);
  }

  /** The corners of a cell, drawn in from its edges. */
  corners(cell, inset = 0) {
    const { x, y } = this.center(cell);
    const half = UNIT / 2 - inset;
    return [point(x - half, y - half), point(x + half, y - half), point(x + half, y + half), point(x - half, y + half)];
  }

  /** Every diagonal from edge to edge; the two long ones stand out. */
  lines() {
    const lines = [];
    const length = this.side * UNIT;
    for (let shift = -(this.side - 1); shift < this.side; shift += 1) {
      const low = Math.max(0, shift) * UNIT;
      const high = (this.side + Math.min(0, shift)) * UNIT;
      const away = shift * UNIT;
      lines.push({ long: shift === 0, from: this.#at(low, low - away), to: this.#at(high, high - away) });
      lines.push({ long: shift === 0, from: this.#at(low, length - low + away), to: this.#at(high, length - high + away) });
    }
    return lines;
  }

  #at(x, y) {
    return point(this.offset.x + x, this.offset.y + y);
  }

  tint() {
    return 0;
  }

  labels() {
    const labels = [];
    for (let i = 0; i < this.side; i += 1) {
      const at = this.center(`${String.fromCharCode(97 + i)}${i + 1}`);
      labels.push({ kind: 'file', text: String.fromCharCode(97 + i), x: at.x, y: this.offset.y + this.side * UNIT + 19 });
      labels.push({ kind: 'rank', text: String(i + 1), x: this.offset.x - 12, y: at.y });
    }
    return labels;
  }
}

class HexLayout {
  static radius = UNIT / Math.sqrt(3);
  static pitch = HexLayout.radius * 1.5;

  constructor(side) {
    this.side = side;
    this.rows = 2 * side - 1;
    const margin = marginFor(this.rows, 44);
    this.width = this.rows * UNIT + margin + 16;
    this.height = (this.rows - 1) * HexLayout.pitch + 2 * HexLayout.radius + 56;
    this.middle = margin + (this.rows * UNIT) / 2;
  }

  /** Ranks run from left to right, each shifted by half a cell against the next. */
  #at(file, rank) {
    const halves = 2 * file - rank - (this.side - 1);
    return point(this.middle + (halves * UNIT) / 2, 12 + HexLayout.radius + (this.rows - 1 - rank) * HexLayout.pitch);
  }

  center(cell) {
    const { file, rank } = parts(cell);
    return this.#at(file, rank);
  }

  corners(cell, inset = 0) {
    const { x, y } = this.center(cell);
    const radius = HexLayout.radius - inset;
    return Array.from({ length: 6 }, (_, i) => {
      const angle = ((60 * i - 90) * Math.PI) / 180;
      return point(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    });
  }

  lines() {
    return [];
  }

  /** Three tints, no two neighbours of the same. */
  tint(cell) {
    const { file, rank } = parts(cell);
    return (file + rank) % 3;
  }

  labels() {
    const labels = [];
    for (let i = 0; i < this.rows; i += 1) {
      const beside = this.#at(Math.max(0, i - this.side + 1), i);
      labels.push({ kind: 'rank', text: String(i + 1), x: beside.x - UNIT / 2 - 13, y: beside.y });
      const above = this.#at(i, Math.max(0, i - this.side + 1));
      labels.push({ kind: 'file', text: String.fromCharCode(97 + i), x: above.x + UNIT * 0.46, y: above.y + HexLayout.pitch * 0.94 });
    }
    return labels;
  }
}

/** The layout of a board as the service describes it. */
export function layoutOf(board) {
  return board.kind === 'square' ? new SquareLayout(board.side) : new HexLayout(board.side);
}

/** The cells row by row from the top, each row from the left. */
export function rowsOf(layout, cells) {
  const rows = new Map();
  for (const cell of cells) {
    const key = layout.center(cell).y.toFixed(1);
    rows.set(key, [...(rows.get(key) ?? []), cell]);
  }
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => layout.center(a).x - layout.center(b).x));
}
