-- Page views as browsers report them: each connection waits between two, so that together they make a steady rate.
local key = os.getenv("API_KEY")
local paths = { "/", "/blog", "/services", "/contact", "/about" }
local agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

function delay()
  return 50
end

function request()
  local headers = {
    ["apikey"] = key,
    ["Content-Type"] = "application/json",
    ["User-Agent"] = agent,
    ["X-Forwarded-For"] = string.format("10.%d.%d.1", math.random(0, 255), math.random(0, 255)),
  }
  local path = paths[math.random(#paths)]
  local body = string.format('{"path":"%s","referrer":"news.example","campaign":null,"width":"large"}', path)
  return wrk.format("POST", "/api/functions/visit", headers, body)
end
