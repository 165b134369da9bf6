-- Page views as browsers report them, at a steady rate however quick the machine is: each waits for its turn.
local ffi = require("ffi")
ffi.cdef("typedef struct { long s; long ns; } timespec; int clock_gettime(int clock, timespec *time);")
local time = ffi.new("timespec")
local monotonic = 1

local key = os.getenv("API_KEY")
local step = 1000 / tonumber(os.getenv("RATE"))
local paths = { "/", "/blog", "/services", "/contact", "/about" }
local agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
local turn

local function now()
  ffi.C.clock_gettime(monotonic, time)
  return tonumber(time.s) * 1000 + tonumber(time.ns) / 1000000
end

function delay()
  turn = math.max(turn or 0, now()) + step
  return math.max(0, turn - now())
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
