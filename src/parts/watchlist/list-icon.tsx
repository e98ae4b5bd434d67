// The twelve icons a list may carry, by the id the wire knows. An id of another client falls back
// to the star.
import {
  ChartLine,
  Cpu,
  Gamepad2,
  Globe,
  Heart,
  Layers,
  Percent,
  PlaneLanding,
  Rocket,
  Shield,
  Sprout,
  Star,
  type LucideIcon,
} from 'lucide-react'

export const listIcons = [
  { id: 1, Icon: Star, labelKey: 'iconStar' },
  { id: 2, Icon: Layers, labelKey: 'iconLayers' },
  { id: 3, Icon: Cpu, labelKey: 'iconChip' },
  { id: 4, Icon: PlaneLanding, labelKey: 'iconPlane' },
  { id: 5, Icon: Percent, labelKey: 'iconPercent' },
  { id: 6, Icon: Rocket, labelKey: 'iconRocket' },
  { id: 7, Icon: Sprout, labelKey: 'iconSprout' },
  { id: 8, Icon: Shield, labelKey: 'iconShield' },
  { id: 9, Icon: Globe, labelKey: 'iconGlobe' },
  { id: 10, Icon: ChartLine, labelKey: 'iconChart' },
  { id: 11, Icon: Gamepad2, labelKey: 'iconGame' },
  { id: 12, Icon: Heart, labelKey: 'iconHeart' },
] as const satisfies readonly { id: number; Icon: LucideIcon; labelKey: string }[]

export const ListIcon = ({ iconId, className }: { iconId: number; className?: string }) => {
  const { Icon } = listIcons.find(({ id }) => id === iconId) ?? listIcons[0]
  return <Icon aria-hidden="true" className={className} />
}
