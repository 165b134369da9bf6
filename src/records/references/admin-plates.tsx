import './admin.css'

type Props = { name: string; logo: string | null; size?: 'small' | 'large' }

/** A logo on light and on dark ground, because visitors see it on either. Without one, the name as the page shows it. */
export function LogoPlates({ name, logo, size = 'small' }: Props) {
  return (
    <div className={`logo-plates logo-plates-${size}`}>
      {(['light', 'dark'] as const).map((ground) => (
        <span key={ground} className={`logo-plate logo-plate-${ground}`}>
          {logo ? (
            <img src={logo} alt={ground === 'light' ? `Logo of ${name} on light ground` : 'The same on dark ground'} />
          ) : (
            <b aria-hidden="true">{name}</b>
          )}
        </span>
      ))}
    </div>
  )
}
