import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import type { summarizeCompany } from '#features/people/card.server.ts'
import { stageNames, stages } from '#records/people/stages.ts'
import { formatMoney } from './person-row.ts'

type Company = Awaited<ReturnType<typeof summarizeCompany>> & { currency: string }

/** Above the list of those who share the domain of their address: the company as a whole. */
export function CompanyHead({ domain }: { domain: string }) {
  const data = useAdminData()
  const { filterValues, setFilters } = useListContext()
  const { data: company } = useQuery({
    queryKey: ['companies', domain],
    queryFn: () => data.call<Company>('GET', `companies/${encodeURIComponent(domain)}`),
  })
  const { domain: _, ...others } = filterValues
  return (
    <section className="spread person-company" aria-label={`Company ${domain}`}>
      <div className="lines">
        <h2>{company?.name ?? domain}</h2>
        <p className="soft">
          {company
            ? [
                domain,
                company.people === 1 ? '1 person' : `${company.people} people`,
                company.value > 0 && formatMoney(company.value, company.currency),
                company.last_met_at && `last contact ${formatMoment(company.last_met_at)}`,
              ]
                .filter(Boolean)
                .join(' · ')
            : domain}
        </p>
        {company && (
          <p className="button-row">
            {stages
              .filter((stage) => company.stages[stage])
              .map((stage) => (
                <span key={stage} className="admin-badge">
                  {stageNames[stage]} {company.stages[stage]}
                </span>
              ))}
          </p>
        )}
      </div>
      <button type="button" className="admin-link person-plain" onClick={() => setFilters(others)}>
        All companies
      </button>
    </section>
  )
}
