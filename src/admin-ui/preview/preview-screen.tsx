import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined'
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'

/** The screens on which a preview can be seen. */
export const previewScreens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

export type PreviewScreen = keyof typeof previewScreens

type Props = { screen: PreviewScreen; onChoose: (screen: PreviewScreen) => void }

export function PreviewScreenSwitch({ screen, onChoose }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={screen}
      onChange={(_event, next) => next && onChoose(next)}
      aria-label="Screen"
    >
      <ToggleButton value="phone" aria-label="Phone">
        <SmartphoneOutlined fontSize="small" />
      </ToggleButton>
      <ToggleButton value="desktop" aria-label="Desktop">
        <DesktopWindowsOutlined fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  )
}
