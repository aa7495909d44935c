interface KeyListProps {
  title: string;
  keys: readonly { what: string; more?: string; press: readonly string[] }[];
}

/** What each key does, in a popup of its own. */
export const KeyList = ({ title, keys }: KeyListProps) => (
  <div className="help-panel">
    <h2>{title}</h2>
    <dl className="key-list">
      {keys.map(({ what, more, press }) => (
        <div key={what}>
          <dt>
            {what}
            {more && <small className="key-more">{more}</small>}
          </dt>
          <dd>
            {press.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
