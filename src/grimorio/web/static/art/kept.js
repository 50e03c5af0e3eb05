// A picture that is drawn again only when what it is given changes.
export function kept(draw) {
  /** @this {any} */
  return function Kept(props) {
    this.shouldComponentUpdate ??= (next) =>
      Object.keys({ ...this.props, ...next }).some((key) => this.props[key] !== next[key]);
    return draw(props);
  };
}
