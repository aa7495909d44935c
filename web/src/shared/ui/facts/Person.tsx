import './person.css';

const tints = ['court', 'desk', 'hold'] as const;

interface PersonProps {
  name: string;
  size?: 22 | 24 | 30;
  /** Initials alone; the name is read out and shown on hover. */
  bare?: boolean;
}

/** A person: initials in a tinted circle, the same tint for the same name, and the name next to it. */
export function Person({ name, size = 24, bare = false }: PersonProps) {
  const circle = (
    <span
      className={`avatar tone-${tintOf(name)} avatar-${size}`}
      data-initials={initialsOf(name)}
      {...(bare ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
    />
  );
  if (bare) return circle;
  return (
    <span className="person">
      {circle}
      <span>{name}</span>
    </span>
  );
}

/** A few people who overlap, named by first name: "Josephine, Renée". */
export function People({ names }: { names: readonly string[] }) {
  return (
    <span className="person">
      <span className="avatars" aria-hidden>
        {names.map((name) => (
          <span
            key={name}
            className={`avatar tone-${tintOf(name)} avatar-22`}
            data-initials={initialsOf(name)}
          />
        ))}
      </span>
      <span>{names.map((name) => name.split(' ')[0]).join(', ')}</span>
    </span>
  );
}

/** `Renée Castellanos` → `RC`, `O. Okonkwo-Bell` → `OO`, `admin` → `A`. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 && !name.includes('@') ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toUpperCase();
}

function tintOf(name: string): (typeof tints)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 30 + (character.codePointAt(0) ?? 0)) % 997;
  return tints[sum % tints.length] ?? 'desk';
}
